import { TakenFor } from './TakenFor';
import { TellProduct } from './TellProduct';
import type { AskedProduct } from './useAskedProduct';

interface Props {
  asked: AskedProduct;
  /** Makes the result again, with what was said of the product. */
  onChange: () => void;
}

/** Above a result: what its product was taken for, and the way to say otherwise; of an unknown one, three questions. */
export function AboutProduct({ asked: { known, product, language }, onChange }: Props) {
  if (!known || !product) return null;
  return (
    <div className="flex flex-col gap-3 lg:col-span-2 print:hidden">
      <TakenFor known={known} language={language} onDecided={onChange} />
      {product.family === undefined && <TellProduct typed={product.typed} onTold={onChange} />}
    </div>
  );
}
