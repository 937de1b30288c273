import type { i18n as I18n } from 'i18next';
import { ChevronLeft, House } from 'lucide-react';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { FALLBACK } from '../../contracts/languageFiles';
import { formatList } from '../../i18n/figures';
import { languageByCode } from '../../i18n/languages';
import { MissingTexts } from '../../i18n/writtenTexts';
import { directionOf } from '../../lib/direction';
import { WRITTEN_IN } from '../../texts/writtenIn';
import { Link } from '../../ui/Link';
import type { ServerConfig } from './useServerConfig';

interface LegalSection {
  id: string;
  heading: string;
  paragraphs: string[];
  list?: string[];
}

/** The texts of one page, as in the catalogue. */
export interface LegalTexts {
  title: string;
  intro: string;
  updated: string;
  sections: LegalSection[];
}

interface Props {
  texts: LegalTexts;
  server: ServerConfig;
  /** What follows the text of a section, by its id. */
  after?: Readonly<Record<string, ReactNode>>;
}

const LINK = 'inline-flex min-h-11 items-center gap-2 pe-3 text-soft';

/** English if nobody has written them in the chosen language; without a network, those that are stored. */
function languageOfTerms({ language: chosen, getResource }: I18n): { language: string; isStandIn: boolean } {
  const code = [chosen, FALLBACK].find((each) => getResource(each, 'legal', 'terms'));
  if (!code) throw new MissingTexts('legal');
  const language: string = getResource(code, 'legal', WRITTEN_IN) ?? code;
  return { language, isStandIn: language !== code };
}

export function LegalPage({ texts, server, after = {} }: Props) {
  const { t, i18n } = useTranslation(['legal', 'tool']);
  // Legally binding texts are never translated by a machine: if nobody has written them, they are in English.
  const { language, isStandIn } = languageOfTerms(i18n);
  return (
    <article
      lang={language}
      dir={directionOf(language)}
      className="mx-auto max-w-[680px] px-5 pt-1 pb-[max(2rem,env(safe-area-inset-bottom))] text-start"
    >
      <BackLink label={t('back')} />
      <h1 className="mt-2 title">{texts.title}</h1>
      <p className="mt-2 text-sm text-soft">{texts.updated}</p>
      {language !== i18n.language && (
        <p lang={i18n.language} dir={directionOf(i18n.language)} className="mt-2 text-sm text-soft">
          {t(`translation.${isStandIn ? 'standIn' : 'english'}`, {
            ns: 'tool',
            language: languageByCode(language)?.nativeName,
          })}
        </p>
      )}
      <p className="mt-4 text-[17px]">{texts.intro}</p>
      <OperatorNote server={server} />
      {texts.sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          className="mt-7 scroll-mt-4 [contain-intrinsic-size:auto_20rem] [content-visibility:auto]"
        >
          <h2 className="mb-2 subtitle">{section.heading}</h2>
          <SectionText {...section} />
          {after[section.id]}
        </section>
      ))}
      <Link to="/" className={`mt-8 border-t border-line pt-4 ${LINK} w-full`}>
        <House size={22} strokeWidth={1.8} aria-hidden="true" />
        {t('home')}
      </Link>
    </article>
  );
}

/** A list belongs to the paragraph that introduces it with a colon; otherwise it comes last. */
function SectionText({ paragraphs, list }: LegalSection) {
  const announcing = paragraphs.findLastIndex((paragraph) => paragraph.endsWith(':'));
  const listAfter = announcing < 0 ? paragraphs.length - 1 : announcing;
  return (
    <div className="flex flex-col gap-3">
      {paragraphs.map((paragraph, index) => (
        <Fragment key={paragraph}>
          <p>{paragraph}</p>
          {list && index === listAfter && (
            <ul className="ms-5 flex list-disc flex-col gap-1.5">
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
    </div>
  );
}

/** What French law (LCEN) requires a service to say about who runs it and where it is hosted. */
const REQUIRED = ['name', 'contact', 'host'] as const;

/** If anything required is missing, the page says so first. */
function OperatorNote({ server }: { server: ServerConfig }) {
  const { t } = useTranslation('legal');
  const missing = REQUIRED.filter((fact) => !server.config?.operator[fact]).map((fact) => t(`missing.${fact}`));
  const note =
    server.state === 'unreachable' ? t('configUnreachable') : t('operatorMissing', { missing: formatList(missing) });
  return (
    <div aria-live="polite">
      {server.state !== 'loading' && missing.length > 0 && (
        <p className="mt-4 rounded-button bg-sunk px-3.5 py-3 text-sm">{note}</p>
      )}
    </div>
  );
}

/** Back to where the reader came from, or home if this page was the first. */
function BackLink({ label }: { label: string }) {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const back = (event: MouseEvent) => {
    if (isFirst) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link to="/" onClick={back} className={`-ms-1.5 ${LINK}`}>
      <ChevronLeft size={22} strokeWidth={1.8} aria-hidden="true" />
      {label}
    </Link>
  );
}
