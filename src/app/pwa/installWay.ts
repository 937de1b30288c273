/** How this browser puts an app on the home screen; `none` where it is there already or the browser can't. */
export type InstallWay = 'browser-dialog' | 'ios-steps' | 'ios-steps-elsewhere' | 'none';

export interface Device {
  userAgent: string;
  /** An iPad calls itself a Mac, but no Mac has a touch screen. */
  touchPoints: number;
  /** The page runs as an installed app. */
  standalone: boolean;
  /** The browser has offered its own dialog. */
  hasPrompt: boolean;
  /** It was installed a moment ago. */
  done: boolean;
}

/** The browsers inside other apps have no 'Add to Home Screen': they don't name Safari, or they name their app. */
const isInsideAnApp = (userAgent: string) =>
  !/Safari\//.test(userAgent) || /BytedanceWebview|musical_ly|TikTok|Instagram|FBAN|FBAV|Snapchat/i.test(userAgent);

export function installWay({ userAgent, touchPoints, standalone, hasPrompt, done }: Device): InstallWay {
  if (standalone || done) return 'none';
  if (hasPrompt) return 'browser-dialog';
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (!isIos) return 'none';
  return isInsideAnApp(userAgent) ? 'ios-steps-elsewhere' : 'ios-steps';
}

/** Whether the app is installed and was opened from the home screen. */
export function runsInstalled(): boolean {
  const iosStandalone = 'standalone' in navigator && navigator.standalone === true;
  return iosStandalone || !matchMedia('(display-mode: browser)').matches;
}
