import { lazy, Suspense } from 'react';
import { StorageNotice } from '../ui/StorageNotice';
import { OfflineNote } from './pwa/OfflineNote';
import { UpdateBar } from './pwa/UpdateBar';

const TextsNote = lazy(() => import('./TextsNote'));
const ZoneQuestion = lazy(() => import('./reminders/ZoneQuestion'));
const ReminderNotice = lazy(() => import('./reminders/ReminderNotice'));

export default function Notices() {
  return (
    <>
      <OfflineNote />
      <div className="mx-3 mb-2 empty:hidden">
        <StorageNotice />
      </div>
      <UpdateBar />
      <Suspense fallback={null}>
        <TextsNote />
      </Suspense>
      <Suspense fallback={null}>
        <ReminderNotice />
      </Suspense>
      <Suspense fallback={null}>
        <ZoneQuestion />
      </Suspense>
    </>
  );
}
