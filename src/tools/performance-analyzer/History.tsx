import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Measurement, Video } from '../../contracts/video';
import { measurementsInOrder } from '../../domain/videos/latestMeasurement';
import { likePercent, watchPercent } from '../../domain/videos/rates';
import { formatDayMonth, formatNumber, formatRate, formatTimeOfDay } from '../../i18n/figures';
import { changeVideo, restoreVideo } from '../../state/slices/videosStore';
import { LineChart } from '../../ui/charts/LineChart';
import { IconButton } from '../../ui/IconButton';
import { showToast } from '../../ui/toast';
import { ResultCard } from '../../ui/tool/result/ResultCard';

/** Everything that was measured of a video: its views over time as a chart, and a table that says the same and more. */
export function History({ video }: { video: Video }) {
  const { t } = useTranslation('performance-analyzer');
  const { t: shell } = useTranslation();
  const heading = useRef<HTMLDivElement>(null);
  const measurements = measurementsInOrder(video);
  const points = measurements.flatMap(({ id, measuredAt, viewsCount }) =>
    viewsCount === undefined ? [] : [{ id, at: Date.parse(measuredAt), value: viewsCount }],
  );
  const [first, last] = [points[0], points.at(-1)];

  const remove = (id: string) => {
    changeVideo(video.id, { measurements: measurements.filter((measurement) => measurement.id !== id) });
    showToast(t('labels.history.deleted'), { label: shell('undo'), run: () => restoreVideo(video) });
    heading.current?.focus();
  };

  return (
    <div ref={heading} tabIndex={-1} className="grid min-w-0 outline-none">
      <ResultCard eyebrow={t('labels.history.title')}>
        {points.length > 1 && first && last ? (
          <LineChart
            points={points}
            label={t('labels.history.chart', { first: formatNumber(first.value), last: formatNumber(last.value) })}
            formatValue={formatNumber}
            formatMoment={(at) => formatDayMonth(new Date(at))}
          />
        ) : (
          measurements.length === 1 && <p>{t('labels.history.once')}</p>
        )}
        {measurements.length > 0 ? (
          <MeasurementTable measurements={measurements.toReversed()} onRemove={remove} />
        ) : (
          <p>{t('labels.notKept')}</p>
        )}
      </ResultCard>
    </div>
  );
}

interface TableProps {
  measurements: readonly Measurement[];
  onRemove: (id: string) => void;
}

function MeasurementTable({ measurements, onRemove }: TableProps) {
  const { t } = useTranslation('performance-analyzer');
  const none = t('labels.history.none');
  const rate = (percent: number | undefined) => (percent === undefined ? none : formatRate(percent));
  const count = (figure: number | undefined) => (figure === undefined ? none : formatNumber(figure));
  const columns = ['views', 'likes', 'likeRate', 'watched'] as const;
  return (
    <table className="w-full text-sm tabular-nums">
      <thead className="text-soft">
        <tr>
          <th scope="col" className="pb-1 text-start font-normal">
            {t('labels.history.date')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="ps-2 pb-1 text-end font-normal">
              {t(`labels.history.${column}`)}
            </th>
          ))}
          <td className="print:hidden" />
        </tr>
      </thead>
      <tbody>
        {measurements.map((measurement) => {
          const { id, measuredAt, viewsCount, likesCount } = measurement;
          const day = formatDayMonth(new Date(measuredAt));
          const time = formatTimeOfDay(Date.parse(measuredAt));
          return (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="py-1 text-start font-[580]">
                {day}
                <span className="block text-[12px] font-normal text-soft">{time}</span>
              </th>
              <td className="ps-2 text-end">{count(viewsCount)}</td>
              <td className="ps-2 text-end">{count(likesCount)}</td>
              <td className="ps-2 text-end">{rate(likePercent(measurement))}</td>
              <td className="ps-2 text-end">{rate(watchPercent(measurement))}</td>
              <td className="w-9 text-end print:hidden">
                <IconButton
                  icon={Trash2}
                  label={t('labels.history.delete', { date: `${day} ${time}` })}
                  onClick={() => onRemove(id)}
                  className="-me-2.5 inline-grid text-soft"
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
