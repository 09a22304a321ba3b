import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { analystSetting } from '../analyst/analyst-setting.js';
import { DraftOffer } from '../draft/draft-offer.js';
import { browserStorage, dropDraft, readDraft, type Draft } from '../draft/draft-store.js';
import { QuestionnaireForm } from '../form/questionnaire-form.js';
import { useHost } from '../host/host.js';
import { ThankYou } from '../submit/ending.js';
import type { Submission } from '../thank-you/sent-submission.js';
import { Intro } from './intro-card.js';
import { PageContainer } from './page-container.js';
import { useThumbSizes } from './thumb-sizes.js';

type Screen =
  | { readonly kind: 'offer'; readonly draft: Draft }
  /** `round` counts the forms that the owner opened; 0 is the form that the page opens with. */
  | { readonly kind: 'form'; readonly round: number; readonly draft: Draft | null }
  | { readonly kind: 'sent'; readonly submission: Submission };

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalXXXL,
    maxWidth: '1080px',
    marginInline: 'auto',
    padding: 'clamp(16px, 4cqi, 48px)',
    // Fluent's own focus mark, a second line below the text, is hard to see.
    '& .fui-Link:focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
      borderRadius: tokens.borderRadiusSmall,
    },
  },
});

function firstScreen(): Screen {
  const draft = readDraft(browserStorage(), new Date());
  return draft === null ? { kind: 'form', round: 0, draft } : { kind: 'offer', draft };
}

/** The public page: the offer to continue a draft, the form, and the thank-you page. */
export function QuestionnairePage() {
  const styles = useStyles();
  const thumbs = useThumbSizes();
  const { leaveTabs, openTab, tell } = useHost();
  const [screen, setScreen] = useState(firstScreen);
  // Loaded ahead, so that the last tab does not jump when the setting arrives.
  usePrefetchQuery(analystSetting);

  const startAnew = () => {
    openTab('company');
    setScreen((before) => ({
      kind: 'form',
      round: before.kind === 'form' ? before.round + 1 : 1,
      draft: null,
    }));
  };

  return (
    <PageContainer>
      <div className={mergeClasses(styles.page, thumbs.root)}>
        <Intro brief={screen.kind === 'sent'} />
        {screen.kind === 'offer' && (
          <DraftOffer
            draft={screen.draft}
            onRestore={() => {
              openTab(screen.draft.tab);
              setScreen({ kind: 'form', round: 1, draft: screen.draft });
            }}
            onStartAnew={() => {
              dropDraft(browserStorage());
              startAnew();
            }}
          />
        )}
        {screen.kind === 'form' && (
          <QuestionnaireForm
            key={screen.round}
            restored={screen.draft}
            asked={screen.round > 0}
            onSent={(responseId, { company_info, meta }) => {
              leaveTabs();
              tell({ kind: 'submitted', responseId });
              const submission = {
                responseId,
                email: company_info.owner_email,
                useAi: meta?.useAi !== false,
              };
              setScreen({ kind: 'sent', submission });
            }}
            onCleared={startAnew}
          />
        )}
        {screen.kind === 'sent' && <ThankYou submission={screen.submission} />}
      </div>
    </PageContainer>
  );
}
