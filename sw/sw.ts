import { keepLanguages } from './languageCache';
import { takeOver } from './lifecycle';
import { routeNavigations } from './navigation';
import { answerClicks } from './notificationClick';
import { precacheBuild } from './precache';
import { repairPrecache } from './repairPrecache';
import { takeShares } from './shareTarget';
import { showPushes } from './showPush';
import { showDueReminders } from './showReminder';
import { answerAssetsDirectly } from './staticRoutes';

declare const self: ServiceWorkerGlobalScope;

const build = self.__WB_MANIFEST;

// In development nothing is prebuilt, so everything comes from the server.
if (build.length > 0) {
  precacheBuild(build);
  repairPrecache(self, build);
  routeNavigations();
  answerAssetsDirectly(self);
  keepLanguages(self);
}
takeOver(self);
showPushes(self);
showDueReminders(self);
answerClicks(self);
takeShares(self);
