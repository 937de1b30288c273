// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { keep, labels, loaded, prepareChecklist, sees, undo, videoNow } from '../../../tests/support/screens/checklist';
import { click, copied, write } from '../../../tests/support/showTool';
import type { Video } from '../../contracts/video';
import { stageOf } from '../../domain/videos/stage';
import { copyText } from '../../platform/clipboard';
import { toolRunOf } from '../../state/slices/toolRuns';

vi.mock('../../platform/clipboard');
vi.mock('../../platform/haptics');
vi.mock('../../platform/notifications');
vi.mock(import('../../state/reminders/reminderSync'), async (importOriginal) => ({
  ...(await importOriginal()),
  syncReminders: vi.fn(),
}));

const showTool = prepareChecklist();

describe('Hand over', () => {
  const mic = exampleVideo({
    id: 'mic',
    title: 'Micro',
    description: 'Un micro clair.',
    sourceTool: 'descriptions',
    hashtags: ['#micro', '#son'],
    stage: 'checked',
  });
  const open = async (video?: Video) => {
    if (video) keep(video);
    await showTool(video ? `/?video=${video.id}` : '/?niche=home');
    await click(labels.handOver.open);
    await loaded();
    const link = screen.getByRole('link', { name: labels.handOver.go });
    return { link, tap: () => act(async () => fireEvent.click(link)) };
  };

  it('one tap copies the caption with disclosure and hashtags; a link leads to the platform', async () => {
    const { link, tap } = await open(mic);
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.tiktok\.com\//);
    expect(link.getAttribute('target')).toBe('_blank');
    await tap();
    expect(copied()).toBe('Un micro clair.\nCollaboration commerciale\n#micro #son');
    expect(sees(labels.handOver.copied)).toBe(true);
  });

  it('can be edited first, and the edit survives a reload', async () => {
    const { tap } = await open(mic);
    await write(screen.getByLabelText(labels.handOver.caption), 'À moi');
    expect(sees(labels.handOver.undisclosed)).toBe(true);
    await write(screen.getByLabelText(labels.handOver.hashtags), 'son');
    await tap();
    expect(copied()).toBe('À moi\n#son');
    expect(toolRunOf('checklist').getState().answers).toMatchObject({ caption: 'À moi', hashtags: 'son' });
  });

  it('offline it says that the text was copied, and opens nothing', async () => {
    const { link } = await open(mic);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isFollowed = true;
    await act(async () => {
      isFollowed = fireEvent.click(link);
    });
    expect(isFollowed).toBe(false);
    expect(sees(labels.handOver.offline)).toBe(true);
  });

  it('where copying is refused it says so', async () => {
    const { tap } = await open();
    vi.mocked(copyText).mockResolvedValue(false);
    await tap();
    expect(sees(labels.handOver.refused)).toBe(true);
  });

  it('then the video is marked as published, which can be undone', async () => {
    const { tap } = await open(mic);
    await tap();
    await click(labels.handOver.published);
    expect(stageOf(videoNow('mic'))).toBe('published');
    await undo();
    expect(stageOf(videoNow('mic'))).toBe('checked');
  });
});
