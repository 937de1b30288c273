import { lazy, Suspense, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { isLate } from '../../domain/videos/late';
import { isOverdue } from '../../domain/videos/stage';
import { now } from '../../platform/clock';
import { profileStore } from '../../state/slices/profileStore';
import { useFirstDay } from '../../ui/tool/useFirstDay';
import { useKeptAnswers } from '../../ui/tool/useKeptAnswers';
import { useIsPainted } from '../../ui/useIsPainted';
import { useLives } from '../../ui/videos/useLives';
import { useVideos } from '../../ui/videos/useVideos';
import { AddAction } from './AddAction';
import { DayHeading } from './DayHeading';
import { planOf } from './dayPlan';
import { FiguresToNote } from './FiguresToNote';
import { IdeaForm } from './IdeaForm';
import { LateNote } from './LateNote';
import { LiveSection } from './LiveSection';
import { OverdueNote } from './OverdueNote';
import { PastLives } from './PastLives';
import { plannerNicheOf } from './plannerNiches';
import { weekOf } from './plannerWeek';
import { TOOL } from './tool';
import { usePlannedDays } from './usePlannedDays';
import { useSelectedDate } from './useSelectedDate';
import { VideoLists } from './VideoLists';
import { WeekAim } from './WeekAim';
import { WeekHeader } from './WeekHeader';
import { WeekRow } from './WeekRow';

const ReminderCard = lazy(async () => ({
  default: (await import('../../features/reminders/ReminderCard')).ReminderCard,
}));

/** The week day by day: what is to be shot, the lives, the next idea. */
export default function ConversionPlannerScreen() {
  const { t } = useTranslation('conversion-planner');
  const { today, selected, select } = useSelectedDate();
  const videos = useVideos();
  const dayOf = usePlannedDays();
  const livesIn = useLives();
  const firstDay = useFirstDay();
  const answers = useKeptAnswers(TOOL);
  const { profile } = useStore(profileStore);
  const form = useRef<HTMLElement>(null);
  const isPainted = useIsPainted();
  // Not at every keystroke: there may be thousands of videos.
  const plan = useMemo(() => planOf(videos ?? []), [videos]);
  const overdue = useMemo(
    () => (videos ?? []).filter((video) => isOverdue(video, now()) && !isLate(video, today)).length,
    [videos, today],
  );

  const niche = plannerNicheOf(answers?.niche ?? profile?.niche ?? '');

  if (!videos || !dayOf || !answers || !livesIn) return null;
  const week = weekOf(selected);
  const lives = livesIn({ first: week[0] ?? selected, last: week.at(-1) ?? selected });

  const goToForm = () => {
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector<HTMLInputElement>('input[type=text]')?.focus({ preventScroll: true });
  };

  return (
    <div className="own-direction mx-auto w-full max-w-[1040px] px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
      <AddAction label={t('labels.shoot.add')} onClick={goToForm} />
      <div className="grid animate-appear items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <div className="flex min-w-0 flex-col gap-4">
          <WeekHeader week={week} today={today} selected={selected} onSelect={select} />
          <WeekRow
            week={week}
            today={today}
            selected={selected}
            plan={plan}
            lives={lives}
            firstDay={firstDay}
            dayOf={dayOf}
            onSelect={select}
          />
          {isPainted && <WeekAim videos={videos} today={today} firstDay={firstDay} />}
          <DayHeading date={selected} today={today} />
          {isPainted && <FiguresToNote videos={videos} />}
          <PastLives videos={videos} />
          <LiveSection selected={selected} lives={lives} niche={niche} />
          {isPainted && (
            <VideoLists
              plan={plan}
              selected={selected}
              today={today}
              week={week}
              isCompleted={dayOf(selected).completed}
              onAdd={goToForm}
            />
          )}
          {isPainted && <LateNote videos={videos} today={today} />}
          {overdue > 0 && <OverdueNote count={overdue} />}
        </div>
        {isPainted && (
          <IdeaForm
            ref={form}
            date={selected}
            answers={answers}
            niche={niche}
            nicheOfIdea={niche ?? profile?.niche ?? 'other'}
          />
        )}
      </div>
      {/*
       * The card floats, so what it would cover at the end of the page can be scrolled out from under it. Not inside
       * what animates in: it would float over that, then jump to its place in the window when the animation ends.
       */}
      <div className="has-[button]:h-20 has-[section]:h-72">
        <Suspense fallback={null}>{isPainted && <ReminderCard leavesLine />}</Suspense>
      </div>
    </div>
  );
}
