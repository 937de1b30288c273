import { describe, expect, it } from 'vitest';
import type { ConfigResponse } from '../../contracts/config';
import { leavingFeatures } from './leavingFeatures';

const bare: ConfigResponse = { coach: 'built-in', voice: false, translation: false, video: 'measured', operator: {} };

describe('What leaves the device is derived from the features and the model configured', () => {
  it('without a model', () => {
    expect(leavingFeatures(bare)).toEqual(['chatDevice', 'speechDevice', 'videoDevice', 'push']);
  });

  it('with a model for the chat', () => {
    const config: ConfigResponse = { ...bare, coach: 'model', provider: 'models.example' };
    expect(leavingFeatures(config)).toEqual(['chatModel', 'speechDevice', 'videoDevice', 'push']);
  });

  it('with a model for the chat and one for speech', () => {
    const config: ConfigResponse = { ...bare, coach: 'model', voice: true, provider: 'models.example' };
    expect(leavingFeatures(config)).toEqual(['chatModel', 'speechServer', 'videoDevice', 'push']);
  });

  it('with a model that translates', () => {
    const config: ConfigResponse = { ...bare, translation: true, provider: 'models.example' };
    expect(leavingFeatures(config)).toEqual(['chatDevice', 'speechDevice', 'videoDevice', 'translation', 'push']);
  });

  it('with a model that sees', () => {
    const config: ConfigResponse = { ...bare, video: 'model', provider: 'models.example' };
    expect(leavingFeatures(config)).toEqual(['chatDevice', 'speechDevice', 'videoModel', 'push']);
  });

  it('everything that is possible while the server has not answered', () => {
    expect(leavingFeatures(undefined)).toEqual([
      'chatModel',
      'chatDevice',
      'speechServer',
      'speechDevice',
      'videoModel',
      'videoDevice',
      'translation',
      'push',
    ]);
  });
});
