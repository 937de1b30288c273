import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedKind } from '../../../domain/products/kindsNamed';
import { noteProduct } from '../../../state/slices/productsStore';
import { Chip } from '../../Chip';
import { Dialog } from '../../Dialog';
import { SearchField } from '../../SearchField';
import { searchKinds } from './knowProduct';
import { SOMETHING_ELSE } from './somethingElse';

interface Props {
  typed: string;
  /** The language of the names. */
  language: string;
  onClose: () => void;
  onDecided: () => void;
}

const MOST = 12;

/** Kinds are remembered by their name: numbers change with each version. */
const decisionOf = ({ family, kind, name }: NamedKind) => ({ family, ...(kind !== undefined && { kind: name }) });

/** Says what a product is, by one tap; it is remembered with the product. */
export default function WrongKindDialog({ typed, language, onClose, onDecided }: Props) {
  const { t } = useTranslation('tool');
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly NamedKind[]>([]);

  useEffect(() => {
    let isShown = true;
    searchKinds(query, language, MOST).then((kinds) => isShown && setFound(kinds), console.warn);
    return () => {
      isShown = false;
    };
  }, [query, language]);

  const decide = async (kind: { family: string; kind?: string }) => {
    await noteProduct(typed, { kind });
    onDecided();
  };

  return (
    <Dialog title={t('product.which', { product: typed })} closeLabel={t('product.close')} onClose={onClose}>
      <SearchField
        label={t('product.search')}
        query={query}
        onChange={setQuery}
        onSubmit={() => found[0] && void decide(decisionOf(found[0]))}
      />
      <ul className="flex min-h-32 flex-wrap content-start gap-2" aria-live="polite">
        {found.map((named) => (
          <li key={`${named.family} ${named.kind}`}>
            <Chip onClick={() => void decide(decisionOf(named))}>{named.name}</Chip>
          </li>
        ))}
        <li>
          <Chip onClick={() => void decide({ family: SOMETHING_ELSE })}>{t('product.somethingElse')}</Chip>
        </li>
      </ul>
    </Dialog>
  );
}
