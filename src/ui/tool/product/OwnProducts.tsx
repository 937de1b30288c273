import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { keepAnswer, toolRunOf } from '../../../state/slices/toolRuns';
import { Chip } from '../../Chip';
import { useProductNames } from '../ask/useProductNames';

/** The answer that names it. */
const PRODUCT = 'product';

interface Props {
  tool: string;
  /** The product that the result is about, if it is about one. */
  chosen: string | undefined;
  /** Makes the result again. */
  onChange: () => void;
}

/** The creator's products, one of which a result can be about that needs none. Nothing where there are none. */
export function OwnProducts({ tool, chosen, onChange }: Props) {
  const { t } = useTranslation('tool');
  const labelId = useId();
  const names = useProductNames(PRODUCT, '');
  if (names.length === 0) return null;
  const choose = (name: string) => {
    keepAnswer(toolRunOf(tool), PRODUCT, name === chosen ? '' : name);
    onChange();
  };
  return (
    <div className="lg:col-span-2 print:hidden">
      <p id={labelId} className="mb-2 text-soft">
        {t('product.forWhich')}
      </p>
      <fieldset aria-labelledby={labelId} className="flex flex-wrap gap-2">
        {names.map((name) => (
          <Chip key={name} aria-pressed={name === chosen} onClick={() => choose(name)}>
            {name}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
