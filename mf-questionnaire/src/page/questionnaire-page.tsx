import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { tabs, type QuestionnaireDraft } from '@ellac/contracts';
import { usePrefetchQuery } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { analystSetting } from '../analyst/analyst-setting.js';
import type { SaveState } from '../draft/draft-keeper.js';
import { browserStorage, dropDraft, readDraft, type Draft } from '../draft/draft-store.js';
import { QuestionnaireForm } from '../form/questionnaire-form.js';
import { useHost } from '../host/host.js';
import { AlreadySent } from '../resend/already-sent.js';
import { ResendProvider } from '../resend/resend-provider.js';
import { ThankYou } from '../submit/ending.js';
import { dropSent, keepSent, readSent, type Submission } from '../thank-you/sent-submission.js';
import { useControlSizes } from './control-sizes.js';
import { LegalLinks } from './legal-links.js';
import { PageContainer, usePageWidth } from './page-container.js';
import { PageHead } from './page-head.js';
import { useStartPanel } from './use-start-panel.js';

type Screen =
  | { readonly kind: 'offer'; readonly draft: Draft }
  /** `round` counts the forms that the owner opened; 0 is the form that the page opens with. */
  | { readonly kind: 'form'; readonly round: number; readonly draft: Draft | null }
  | {
      readonly kind: 'sent';
      readonly submission: Submission;
      /** Null after a reload. */
      readonly answers: QuestionnaireDraft | null;
    };

const useStyles = makeStyles({
  page: {
    // What stays in sight while the page scrolls is below toasts.
    isolation: 'isolate',
    // Fluent's own focus mark, a second line below the text, is hard to see.
    '& .fui-Link:focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
      borderRadius: tokens.borderRadiusSmall,
    },
  },
  column: {
    boxSizing: 'border-box',
    maxWidth: '1088px',
    marginInline: 'auto',
    padding: '32px 24px 40px',
    // Keeps the footer out of sight while the form is still to come.
    minHeight: '60vh',
    '@container (max-width: 639px)': { padding: '0 0 16px' },
  },
  belowPanel: {
    // A foot in sight below the panel would offer a second way to begin.
    '--foot-bottom': 'auto',
    paddingTop: '28px',
    '@container (max-width: 639px)': { paddingTop: '24px' },
  },
  foot: {
    display: 'grid',
    justifyItems: 'center',
    padding: '16px',
  },
});

function firstScreen(): Screen {
  const draft = readDraft(browserStorage(), new Date());
  if (draft !== null) return { kind: 'offer', draft };
  const submission = readSent(browserStorage(), new Date());
  return submission === null
    ? { kind: 'form', round: 0, draft }
    : { kind: 'sent', submission, answers: null };
}

/** The state of the storage before a form has saved anything. */
const unsaved = (): SaveState => (browserStorage() === null ? 'failed' : null);

/** The public page: the offer to continue a draft, the form, and the thank-you page. */
export function QuestionnairePage() {
  return (
    <PageContainer>
      <ResendProvider>
        <Screens />
      </ResendProvider>
    </PageContainer>
  );
}

function Screens() {
  const styles = useStyles();
  const sizes = useControlSizes();
  const { leaveTabs, openTab, tell } = useHost();
  const isPhone = usePageWidth() === 'phone';
  const [screen, setScreen] = useState(firstScreen);
  const [saved, setSaved] = useState(unsaved);
  const [isStarted, setStarted] = useState(false);
  const panel = useStartPanel(screen.kind === 'offer', isStarted || screen.kind === 'sent');
  // Loaded ahead, so that the last tab does not jump when the setting arrives.
  usePrefetchQuery(analystSetting);

  const openForm = (draft: Draft | null) => {
    dropSent(browserStorage());
    openTab(draft?.tab ?? tabs[0].id);
    setStarted(true);
    setSaved(draft?.savedAt ?? unsaved());
    setScreen((before) => ({
      kind: 'form',
      round: before.kind === 'form' ? before.round + 1 : 1,
      draft,
    }));
  };

  if (panel.kind === 'waiting') return null;
  return (
    <div className={mergeClasses(styles.page, sizes.root)}>
      {panel.kind === 'there' &&
        createElement(panel.part.StartPanel, {
          draft: screen.kind === 'offer' ? screen.draft : null,
          keepsDraft: saved !== 'failed',
          onStart: () => setStarted(true),
          onRestore: () => openForm(screen.kind === 'offer' ? screen.draft : null),
          onStartAnew: () => {
            dropDraft(browserStorage());
            openForm(null);
          },
        })}
      <div className={mergeClasses(styles.column, panel.kind === 'there' && styles.belowPanel)}>
        <PageHead isTitled={panel.kind !== 'there'} saved={saved} />
        {screen.kind === 'form' && (
          <QuestionnaireForm
            key={screen.round}
            restored={screen.draft}
            asked={isStarted}
            saved={saved}
            onSaved={setSaved}
            onSent={(responseId, answers) => {
              leaveTabs();
              tell({ kind: 'submitted', responseId });
              const submission = {
                responseId,
                email: answers.company_info.owner_email.trim(),
                useAi: answers.meta.useAi,
                sentAt: new Date(),
              };
              keepSent(browserStorage(), submission);
              setScreen({ kind: 'sent', submission, answers });
            }}
            onCleared={() => openForm(null)}
          />
        )}
        {screen.kind === 'sent' && (
          <ThankYou
            submission={screen.submission}
            answers={screen.answers}
            onStartAnew={() => openForm(null)}
          />
        )}
        {isPhone && panel.kind !== 'there' && (
          <div className={styles.foot}>
            <AlreadySent />
          </div>
        )}
        <LegalLinks />
      </div>
    </div>
  );
}
