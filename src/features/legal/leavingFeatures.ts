import type { ConfigResponse } from '../../contracts/config';

/** The features that may send something from the device, as described in the catalogue; only those that exist. */
export type LeavingFeature =
  | 'chatModel'
  | 'chatDevice'
  | 'speechServer'
  | 'speechDevice'
  | 'videoModel'
  | 'videoDevice'
  | 'translation'
  | 'push';

const ALL: readonly LeavingFeature[] = [
  'chatModel',
  'chatDevice',
  'speechServer',
  'speechDevice',
  'videoModel',
  'videoDevice',
  'translation',
  'push',
];

/** What leaves the device with this server; everything that could, if the server has not said how it is configured. */
export function leavingFeatures(config: ConfigResponse | undefined): readonly LeavingFeature[] {
  if (!config) return ALL;
  return [
    config.coach === 'model' ? 'chatModel' : 'chatDevice',
    config.voice ? 'speechServer' : 'speechDevice',
    config.video === 'model' ? 'videoModel' : 'videoDevice',
    ...(config.translation ? (['translation'] as const) : []),
    'push',
  ];
}
