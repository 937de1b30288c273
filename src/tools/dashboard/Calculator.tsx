import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Profile } from '../../contracts/profile';
import { NICHES } from '../../domain/niches';
import { formatNumber } from '../../i18n/figures';
import { type Bounds, typedWithin } from '../../lib/typedNumber';
import { keepAnswer, toolRunOf } from '../../state/slices/toolRuns';
import { Choices } from '../../ui/Choices';
import { Select } from '../../ui/Select';
import { NumberField } from '../../ui/tool/ask/NumberField';
import { useNicheName } from '../../ui/videos/useNicheName';
import { CalculatorFigures } from './CalculatorFigures';
import { CalculatorSums } from './CalculatorSums';
import { type Amounts, calculate, EXAMPLE_VIEWS_PER_LIVE, MOST, QUANTITIES, type Quantity } from './calculate';

const OTHER = 'other';
const PER_LIVE: Bounds = { least: 1, most: MOST.viewsPerLive, isWhole: true };

/** A goal and what it takes, or the other way round. What is typed and chosen survives leaving the screen. */
export function Calculator({ profile }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const nicheName = useNicheName();
  const headingId = useId();
  const nicheId = useId();
  const run = toolRunOf('dashboard');
  const { answers } = useStore(run);

  const from = QUANTITIES.find((known) => known === answers.from) ?? 'goal';
  const typedAmount = answers.amount ?? (answers.from ? '' : profile.financialGoal);
  const perLive = answers.viewsPerLive ?? '';
  const chosenNiche = answers.niche ?? profile.niche;
  const niche = NICHES.find((known) => known === chosenNiche);

  const amountBounds: Bounds = { least: 1, most: MOST[from], isWhole: from !== 'goal' };
  const amount = typedWithin(typedAmount, amountBounds);
  const viewsPerLive = perLive === '' ? EXAMPLE_VIEWS_PER_LIVE : typedWithin(perLive, PER_LIVE);
  const amounts =
    amount !== undefined && viewsPerLive !== undefined ? calculate(from, amount, { niche, viewsPerLive }) : undefined;

  const problem = ({ most, isWhole }: Bounds) =>
    t(isWhole ? 'labels.calculator.whole' : 'labels.calculator.bounds', { most: formatNumber(most) });

  /** Starts from the figure that is already shown for it. */
  const startFrom = (quantity: Quantity) => {
    keepAnswer(run, 'from', quantity);
    keepAnswer(run, 'amount', amounts ? startingAmount(amounts, quantity) : '');
  };

  const type = (text: string) => {
    keepAnswer(run, 'from', from);
    keepAnswer(run, 'amount', text);
  };

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="subtitle">
        {t('labels.calculator.heading')}
      </h2>
      <p className="text-sm text-soft">{t('labels.calculator.hint')}</p>
      <div className="mt-3 flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
        <Choices
          legend={t('labels.calculator.from')}
          name="from"
          options={QUANTITIES.map((value) => ({ value, label: t(`labels.calculator.quantities.${value}`) }))}
          value={from}
          onChange={startFrom}
        />
        <NumberField
          label={t(`labels.calculator.fields.${from}`)}
          value={typedAmount}
          onChange={type}
          bounds={amountBounds}
          problem={problem(amountBounds)}
          mayBeEmpty={false}
        />
        <div>
          <label htmlFor={nicheId} className="mb-1.5 block font-[540]">
            {t('labels.calculator.niche')}
          </label>
          <Select
            id={nicheId}
            value={niche ?? OTHER}
            onChange={(event) => keepAnswer(run, 'niche', event.target.value)}
          >
            {[...NICHES, OTHER].map((id) => (
              <option key={id} value={id}>
                {nicheName(id)}
              </option>
            ))}
          </Select>
        </div>
        <NumberField
          label={t('labels.calculator.viewsPerLive')}
          hint={t('labels.calculator.viewsPerLiveHint')}
          value={perLive}
          placeholder={formatNumber(EXAMPLE_VIEWS_PER_LIVE)}
          onChange={(text) => keepAnswer(run, 'viewsPerLive', text)}
          bounds={PER_LIVE}
          problem={problem(PER_LIVE)}
        />
        <div role="status" className="border-t border-line pt-3">
          {amounts ? (
            <CalculatorFigures from={from} amounts={amounts} niche={niche} />
          ) : (
            <p className="text-soft">{t('labels.calculator.waiting')}</p>
          )}
        </div>
        {amounts && viewsPerLive !== undefined && (
          <CalculatorSums from={from} amounts={amounts} niche={niche} viewsPerLive={viewsPerLive} />
        )}
      </div>
    </section>
  );
}

/** What is shown for a quantity, as it can be typed: cents rounded, and no more than the maximum. */
function startingAmount(amounts: Amounts, quantity: Quantity): string {
  return String(Math.min(MOST[quantity], Math.max(1, Math.round(amounts[quantity] * 100) / 100)));
}
