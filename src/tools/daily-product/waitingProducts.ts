import type { Product } from '../../contracts/product';
import type { Video } from '../../contracts/video';
import { isPublished } from '../../domain/videos/stage';
import { dayAfter, dayOfYear } from '../../domain/weekDates';
import { localDate, noonOf } from '../../lib/localDate';
import { productNamed } from '../../state/slices/productsStore';

/** One of the creator's products. */
export interface Waiting {
  product: Product;
  /** A sample's: the day by which its video is due, as long as none is published. */
  due?: string;
}

/** A sample whose day is long past is no longer what comes first. */
const LATEST_DAYS = 7;
/** How many are looked at, because each has to be recognised. */
const MOST = 5;

/** The creator's products: samples by the day their video is due, then the others, each day another one first. */
export function waitingProducts(products: readonly Product[], videos: readonly Video[], today: string): Waiting[] {
  const noon = noonOf(today);
  const earliest = localDate(dayAfter(noon, -LATEST_DAYS));
  const isFilmed = (product: Product) =>
    videos.some((video) => isPublished(video) && video.product && productNamed([product], video.product));
  const own = products.filter(({ archivedAt }) => !archivedAt);
  const due = own
    .flatMap((product): Required<Waiting>[] => {
      const { from, deadline } = product;
      const isDue = from === 'sample' && deadline && deadline >= earliest && !isFilmed(product);
      return isDue ? [{ product, due: deadline }] : [];
    })
    .toSorted((one, other) => one.due.localeCompare(other.due));
  const rest = own
    .filter((product) => !due.some((waiting) => waiting.product === product))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  const first = rest.length === 0 ? 0 : dayOfYear(noon) % rest.length;
  const turned = [...rest.slice(first), ...rest.slice(0, first)].map((product) => ({ product }));
  return [...due, ...turned].slice(0, MOST);
}
