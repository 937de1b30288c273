import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exampleVideo } from '../../../../tests/fixtures/exampleVideo';
import { video as schema, type Video } from '../../../contracts/video';
import { changeOf, type Written, writtenOf } from './edit';

const TODAY = '2026-11-21';
const moment = (text: string) => new Date(text).toISOString();
const whole = exampleVideo({
  title: 'Micro',
  niche: 'tech',
  description: 'Dans la rue',
  product: 'Micro « Z »',
  hook: 'Écoute',
  script: 'Plan 1\nPlan 2',
  hashtags: ['#micro', '#rue'],
  slot: { date: '2026-11-24', time: '19:30' },
  publishedAt: moment('2026-11-20T08:15:00'),
  link: 'https://example.com/1',
});
const name = (niche: string) => `Niche ${niche}`;

it('the fields show everything that a creator writes', () => {
  expect(writtenOf(whole, name)).toEqual({
    title: 'Micro',
    niche: 'Niche tech',
    description: 'Dans la rue',
    product: 'Micro « Z »',
    hook: 'Écoute',
    script: 'Plan 1\nPlan 2',
    hashtags: '#micro #rue',
    slotDate: '2026-11-24',
    slotTime: '19:30',
    publishedOn: '2026-11-20',
    link: 'https://example.com/1',
  });
});

describe('what is written changes the record', () => {
  it.each<[keyof Written, string, Partial<Video> | undefined]>([
    ['title', ' Deux  micros ', { title: ' Deux  micros ' }],
    ['title', '  ', undefined],
    ['niche', 'Pêche', { niche: 'Pêche' }],
    ['niche', '', undefined],
    ['description', '', { description: '' }],
    ['product', '', { product: undefined }],
    ['hook', 'Attends', { hook: 'Attends' }],
    ['script', 'a\n', { script: 'a\n' }],
    ['hashtags', 'micro, #Rue  été ; #micro', { hashtags: ['#micro', '#Rue', '#été'] }],
    ['hashtags', ' , ', { hashtags: undefined }],
    ['slotDate', '2026-12-01', { slot: { date: '2026-12-01', time: '19:30' } }],
    ['slotDate', '', { slot: undefined }],
    ['slotTime', '', { slot: { date: '2026-11-24' } }],
    ['slotTime', '07:05', { slot: { date: '2026-11-24', time: '07:05' } }],
    ['publishedOn', '2026-11-19', { publishedAt: moment('2026-11-19T08:15:00') }],
    ['publishedOn', TODAY, { publishedAt: moment('2026-11-21T08:15:00') }],
    ['publishedOn', '2026-11-22', undefined],
    ['publishedOn', '', undefined],
    ['link', 'https://example.com/2', { link: 'https://example.com/2' }],
    ['link', '', { link: undefined }],
  ])('%s: %j', (field, value, expected) => {
    const change = changeOf(field, { ...writtenOf(whole, name), [field]: value }, whole, TODAY);
    expect(change).toEqual(expected);
    expect(z.safeParse(schema, { ...whole, ...change }).success).toBe(true);
  });

  it('a publication date is ignored for what is not published', () => {
    const idea = exampleVideo();
    const written = { ...writtenOf(idea, name), publishedOn: '2026-11-19' };
    expect(changeOf('publishedOn', written, idea, TODAY)).toBeUndefined();
  });
});
