import { describe, expect, it } from 'vitest';
import { type Device, installWay } from './installWay';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const IPHONE_CHROME =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0.0.0 Mobile/15E148 Safari/604.1';
const IPHONE_INSIDE_AN_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 musical_ly_41.0.0 BytedanceWebview/d8a21c6';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

const way = (device: Partial<Device>) =>
  installWay({ userAgent: ANDROID, touchPoints: 5, standalone: false, hasPrompt: false, done: false, ...device });

describe('the way to install', () => {
  it('is the browser’s own dialog where it is offered', () => {
    expect(way({ hasPrompt: true })).toBe('browser-dialog');
    expect(way({})).toBe('none');
  });

  it('is the steps on an iPhone, in Safari and in other browsers', () => {
    expect(way({ userAgent: IPHONE })).toBe('ios-steps');
    expect(way({ userAgent: IPHONE_CHROME })).toBe('ios-steps');
  });

  it('goes through Safari when an app’s own browser has the page open', () => {
    expect(way({ userAgent: IPHONE_INSIDE_AN_APP })).toBe('ios-steps-elsewhere');
  });

  it('knows an iPad, which calls itself a Mac, by its touch screen', () => {
    expect(way({ userAgent: MAC, touchPoints: 5 })).toBe('ios-steps');
    expect(way({ userAgent: MAC, touchPoints: 0 })).toBe('none');
  });

  it('is none when the app is already installed', () => {
    for (const userAgent of [IPHONE, IPHONE_INSIDE_AN_APP, ANDROID]) {
      expect(way({ userAgent, hasPrompt: true, standalone: true })).toBe('none');
      expect(way({ userAgent, hasPrompt: true, done: true })).toBe('none');
    }
  });
});
