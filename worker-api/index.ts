import { builtInCoach } from '../src/domain/coach/builtInCoach';
import { welcome } from '../src/domain/coach/welcome';
import { createApp } from './app';
import { edgeRuntime } from './runtime';

export { CallCounter } from './calls/CallCounter';
export { ReminderSchedule } from './reminders/ReminderSchedule';
export { VapidKeys } from './reminders/VapidKeys';

export default createApp({
  runtime: edgeRuntime,
  coach: builtInCoach,
  // The coach is written in two languages; every other one is welcomed in English.
  welcome: (language) => welcome(language === 'fr' ? 'fr' : 'en'),
});
