/** The part of the Web Speech API used here; browsers ship it with a prefix, and TypeScript has no types for it. */
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

/** This browser's recogniser; undefined if it cannot listen. */
export const recognizer = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;
