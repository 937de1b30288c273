import type { Guide } from '../../guide';
import { addProduct } from './add-product';
import { afterAHit } from './after-a-hit';
import { afterSales } from './after-sales';
import { analytics } from './analytics';
import { appHelp } from './app-help';
import { boost } from './boost';
import { businessStatus } from './business-status';
import { calendar } from './calendar';
import { callsToAction } from './calls-to-action';
import { claims } from './claims';
import { clicksWithoutSales } from './clicks-without-sales';
import { collaborations } from './collaborations';
import { comments } from './comments';
import { commissions } from './commissions';
import { descriptions } from './descriptions';
import { disclosure } from './disclosure';
import { earningsGoal } from './earnings-goal';
import { editing } from './editing';
import { eligibility } from './eligibility';
import { facelessAndAi } from './faceless-and-ai';
import { filming } from './filming';
import { firstLive } from './first-live';
import { followers } from './followers';
import { frequency } from './frequency';
import { hashtags } from './hashtags';
import { hooks } from './hooks';
import { liveObjections } from './live-objections';
import { liveOrVideo } from './live-or-video';
import { liveResults } from './live-results';
import { liveRun } from './live-run';
import { lowViews } from './low-views';
import { motivation } from './motivation';
import { music } from './music';
import { nicheChoice } from './niche-choice';
import { onCamera } from './on-camera';
import { openShop } from './open-shop';
import { postingTimes } from './posting-times';
import { pricesAndPromos } from './prices-and-promos';
import { productChoice } from './product-choice';
import { samples } from './samples';
import { scripts } from './scripts';
import { smallTalk } from './small-talk';
import { start } from './start';
import { subtitles } from './subtitles';
import { titles } from './titles';
import { trends } from './trends';
import { videoLength } from './video-length';
import { viewsWithoutSales } from './views-without-sales';
import { violations } from './violations';

/** The French guides, one a topic, in the order of TOPICS. */
export const guides: readonly Guide[] = [
  start,
  nicheChoice,
  productChoice,
  hooks,
  titles,
  scripts,
  videoLength,
  filming,
  onCamera,
  editing,
  subtitles,
  music,
  facelessAndAi,
  callsToAction,
  descriptions,
  hashtags,
  postingTimes,
  frequency,
  liveOrVideo,
  firstLive,
  liveRun,
  liveObjections,
  liveResults,
  analytics,
  lowViews,
  viewsWithoutSales,
  clicksWithoutSales,
  afterAHit,
  followers,
  comments,
  eligibility,
  openShop,
  addProduct,
  collaborations,
  samples,
  afterSales,
  commissions,
  earningsGoal,
  businessStatus,
  disclosure,
  claims,
  pricesAndPromos,
  violations,
  boost,
  calendar,
  trends,
  motivation,
  appHelp,
  smallTalk,
];
