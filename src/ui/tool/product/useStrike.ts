import { useTranslation } from 'react-i18next';
import { strikeLine, unstrikeLine } from '../../../state/slices/productsStore';
import { makeAgainWithoutStruck, toolRunOf } from '../../../state/slices/toolRuns';
import { showToast } from '../../toast';

/** Strikes a sentence for a product for good: the same result is made again without it; the toast takes that back. */
export function useStrike(tool: string): (product: string, line: string) => void {
  const { t } = useTranslation('tool');
  return async (product, line) => {
    const again = () => makeAgainWithoutStruck(toolRunOf(tool));
    await strikeLine(product, line);
    again();
    showToast(t('product.struck'), {
      label: t('product.undo'),
      run: async () => {
        await unstrikeLine(product, line);
        again();
      },
    });
  };
}
