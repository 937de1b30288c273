import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../../contracts/video';
import { formatNumber } from '../../../i18n/figures';
import { putVideos } from '../../../state/slices/videosStore';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { showToast } from '../../../ui/toast';
import { useDraft } from '../../../ui/useDraft';
import { decodeText } from './decodeText';
import { Mapping } from './Mapping';
import type { ImportPlan } from './planImport';
import { LARGEST_FILE, MOST_ROWS, type Refusal, readTable, type TableRow } from './readTable';

interface Props {
  videos: readonly Video[];
  onClose: () => void;
}

/** A table, what was understood of it, and only on confirmation the videos: all good rows at once or none. */
export default function ImportDialog({ videos, onClose }: Props) {
  const { t } = useTranslation('performance-analyzer');
  const { t: shell } = useTranslation();
  const pasted = useDraft('csv');
  const [table, setTable] = useState<readonly TableRow[]>();

  const accept = async ({ added, changed, before }: ImportPlan, rows: number) => {
    pasted.drop();
    onClose();
    await putVideos([...added, ...changed]);
    showToast(t('labels.csv.done', { count: rows, figure: formatNumber(rows) }), {
      label: shell('undo'),
      run: () =>
        void putVideos(
          before,
          added.map(({ id }) => id),
        ),
    });
  };

  return (
    <Dialog
      key={table ? 'table' : 'choose'}
      title={t('labels.csv.import')}
      closeLabel={shell('close')}
      onClose={onClose}
    >
      {table ? (
        <Mapping
          rows={table}
          videos={videos}
          onAccept={accept}
          onCancel={onClose}
          onOther={() => setTable(undefined)}
        />
      ) : (
        <Choosing pasted={pasted} onRead={setTable} />
      )}
    </Dialog>
  );
}

interface ChoosingProps {
  pasted: ReturnType<typeof useDraft>;
  onRead: (rows: readonly TableRow[]) => void;
}

/** A file, or pasted text. What cannot be read is reported and changes nothing. */
function Choosing({ pasted, onRead }: ChoosingProps) {
  const { t } = useTranslation('performance-analyzer');
  const [refusal, setRefusal] = useState<Refusal>();
  const [isReading, setReading] = useState(false);

  const read = (text: string) => {
    const table = readTable(text);
    if ('rows' in table) onRead(table.rows);
    else setRefusal(table.refusal);
  };

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = ''; // so that the same file can be chosen again
    if (!file) return;
    if (file.size > LARGEST_FILE) return setRefusal('tooLarge');
    setReading(true);
    try {
      read(decodeText(new Uint8Array(await file.arrayBuffer())));
    } catch {
      setRefusal('unreadable');
    }
    setReading(false);
  };

  return (
    <>
      <p className="text-soft">{t('labels.csv.hint')}</p>
      {refusal && (
        <p role="alert" className="rounded-button bg-sunk px-3.5 py-3 text-poor">
          {t(`labels.csv.errors.${refusal}`, { most: formatNumber(MOST_ROWS) })}
        </p>
      )}
      <label className="relative inline-flex min-h-13 w-full cursor-pointer items-center justify-center rounded-button bg-accent px-5 text-[17px] font-[660] text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
        {t(isReading ? 'labels.csv.reading' : 'labels.csv.choose')}
        <input type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={choose} className="sr-only" />
      </label>
      <label>
        <span className="mb-1.5 block font-[540]">{t('labels.csv.paste')}</span>
        <textarea
          value={pasted.text}
          onChange={(event) => pasted.type(event.target.value)}
          placeholder={t('labels.csv.pasteExample')}
          rows={4}
          dir="auto"
          spellCheck={false}
          className="w-full rounded-button border-[1.5px] border-edge bg-surface px-4 py-3 placeholder:text-soft"
        />
      </label>
      <Button kind="quiet" disabled={pasted.text.trim() === ''} onClick={() => read(pasted.text)}>
        {t('labels.csv.read')}
      </Button>
    </>
  );
}
