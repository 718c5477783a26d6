/** Which way there is to install where the browser makes no offer; told by what it can do, not by its name. */

export type InstallWay = 'done' | 'home-screen' | 'dock' | 'menu' | 'none';

/** What of a window is asked. */
export interface Surroundings {
  readonly isStandalone: boolean;
  /** Only Safari on phones and tablets says whether a page was opened from the home screen. */
  readonly knowsHomeScreen: boolean;
  /** Only Safari tells of gestures. */
  readonly isSafari: boolean;
  readonly isAndroid: boolean;
}

export function surroundings(): Surroundings {
  return {
    isStandalone: matchMedia('(display-mode: standalone)').matches,
    knowsHomeScreen: 'standalone' in navigator,
    isSafari: 'GestureEvent' in window,
    isAndroid: /\bAndroid\b/.test(navigator.userAgent),
  };
}

export function installWay({ isStandalone, knowsHomeScreen, isSafari, isAndroid }: Surroundings): InstallWay {
  if (isStandalone) return 'done';
  if (knowsHomeScreen) return 'home-screen';
  if (isSafari) return 'dock';
  return isAndroid ? 'menu' : 'none';
}

/** Safari clears what a site keeps when it was not opened for seven days, unless it is installed. */
export function clearsAfterAWeek({ isStandalone, knowsHomeScreen, isSafari }: Surroundings): boolean {
  return (knowsHomeScreen || isSafari) && !isStandalone;
}
