/** The part of the Web Speech API that is used; browsers ship it with a prefix and TypeScript without types. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  start(): void;
  stop(): void;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
  interface SpeechRecognitionResultEvent extends Event {
    readonly results: ArrayLike<ArrayLike<{ transcript: string }>>;
  }
}

/** Of this browser; undefined where it cannot listen. */
export const recognizer = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;
