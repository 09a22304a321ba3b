import { makeStyles, tokens } from '@fluentui/react-components';
import {
  questionnaireDefaults,
  questionnaireSchema,
  submissionOf,
  tabs,
  type Questionnaire,
  type QuestionnaireDraft,
  type TabId,
} from '@ellac/contracts';
import { useLatePart, useToast, whenIdle } from '@ellac/web';
import { useEffect, useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SaveState } from '../draft/draft-keeper.js';
import { DraftStatus } from '../draft/draft-status.js';
import { browserStorage, type Draft } from '../draft/draft-store.js';
import { restoreAnswers } from '../draft/restore-answers.js';
import { useDraftKeeper } from '../draft/use-draft-keeper.js';
import { ExampleButton } from '../example/example-button.js';
import { useIsWide } from '../page/page-container.js';
import { replacedEntries } from '../fields/replaced-entries.js';
import { useHost, useHostTitle, useShownTab } from '../host/host.js';
import { contentOfTab } from '../sections/content-of-tab.js';
import { GeneratingOverlay } from '../submit/ending.js';
import { useSubmit } from '../submit/use-submit.js';
import { AnsweredCount } from './answered-count.js';
import { FormEnd } from './form-end.js';
import { QuestionProvider } from './question-context.js';
import { questionOf } from './question-of.js';
import { questionnaireResolver } from './resolver.js';
import { StepProgress } from './step-progress.js';
import { TabContent } from './tab-content.js';
import { TabPanel } from './tab-panel.js';
import { TabStrip } from './tab-strip.js';
import { useLeftTabs } from './use-left-tabs.js';
import { useMoves } from './use-moves.js';

const useStyles = makeStyles({
  layout: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
    '@container (max-width: 959px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: tokens.spacingVerticalM,
    },
  },
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalXXL,
    minWidth: 0,
    padding: 'clamp(16px, 4cqi, 40px)',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
    // What has the focus is not hidden behind the bar with the buttons.
    '& input, & textarea, & select, & a, & button': { scrollMarginBlock: '96px' },
  },
});

interface QuestionnaireFormProps {
  /** The draft to continue with; `null` for a new form. */
  readonly restored: Draft | null;
  /** Whether the owner opened this form by a button, and not by opening the page. */
  readonly asked: boolean;
  readonly onSent: (responseId: string, answers: Questionnaire) => void;
  readonly onCleared: () => void;
}

/** The questionnaire while it is filled in. It owns the answers; tabs and fields only show them. */
export function QuestionnaireForm({ restored, asked, onSent, onCleared }: QuestionnaireFormProps) {
  const styles = useStyles();
  const { toast } = useToast();
  const baseId = useId();
  const { tell } = useHost();
  const active = useShownTab();
  const { left, seen, allRevealed } = useLeftTabs(active, restored?.left ?? []);
  const position = tabs.findIndex(({ id }) => id === active);
  const [saved, setSaved] = useState<SaveState>(
    restored?.savedAt ?? (browserStorage() === null ? 'failed' : null),
  );

  const form = useForm<QuestionnaireDraft, unknown, Questionnaire>({
    defaultValues: restored?.answers ?? questionnaireDefaults,
    resolver: questionnaireResolver,
    mode: 'onChange',
    shouldUnregister: false,
  });
  const { control, getValues, reset, setError, setFocus, trigger } = form;
  const draft = useDraftKeeper(form, { tab: active, left, saved, onSaved: setSaved });

  // Validates the tabs that were never open, too.
  useEffect(() => void trigger(), [trigger]);
  useHostTitle(tabs[position]?.label ?? '');
  useEffect(
    () => tell({ kind: 'progress', step: position + 1, steps: tabs.length }),
    [tell, position],
  );

  const revealed = allRevealed || left.has(active);
  const [replaced] = useState(replacedEntries);
  const question = useMemo(() => ({ control, revealed, replaced }), [control, revealed, replaced]);
  const { section } = contentOfTab[active];
  const sectionState = useLatePart(section);
  const wide = useIsWide();
  const { open, show, headingRef } = useMoves(
    active,
    sectionState.kind === 'there',
    asked,
    setFocus,
  );
  const openStep = (step: number) => {
    const tab = tabs[step];
    if (tab !== undefined) open(tab.id);
  };

  const next = tabs[position + 1];
  const last = next === undefined;
  useEffect(
    () => (last ? undefined : whenIdle(contentOfTab[next.id].section.loadAhead)),
    [last, next],
  );

  const { mutate, isPending, isError } = useSubmit({
    onAccepted: ({ responseId }, sent) => {
      draft.forget();
      onSent(responseId, sent);
    },
    onRefused: (details) => {
      for (const { path, message } of details) {
        const name = questionOf(path);
        if (name !== undefined) setError(name, { type: 'server', message });
      }
    },
  });

  const submit = () => {
    const { data } = questionnaireSchema.safeParse(submissionOf(getValues()));
    if (data !== undefined) mutate(data);
  };

  const showAnswers = (answers: QuestionnaireDraft) => {
    reset(answers);
    void trigger();
  };

  const fillExample = (example: Questionnaire) => {
    const before = structuredClone(getValues());
    const filled = restoreAnswers(example);
    showAnswers(filled);
    const nothingIsLost = [questionnaireDefaults, filled].some((each) => areSame(before, each));
    toast({
      title: 'Example Data Loaded',
      ...(nothingIsLost
        ? {}
        : {
            action: {
              label: 'Bring my answers back',
              onClick: () => {
                showAnswers(before);
                toast({ title: 'Your answers are back' });
              },
            },
          }),
    });
  };

  const tabIdOf = (tab: TabId) => `${baseId}tab-${tab}`;
  return (
    <QuestionProvider value={question}>
      <div className={styles.layout}>
        <TabStrip
          active={active}
          left={left}
          allRevealed={allRevealed}
          idOf={tabIdOf}
          panelId={`${baseId}panel`}
          onOpen={open}
        />
        {/* A form for the browser's autofill. Only its last button sends it, never Enter. */}
        <form noValidate className={styles.card} onSubmit={(event) => event.preventDefault()}>
          <StepProgress
            textId={`${baseId}step`}
            step={position + 1}
            steps={tabs.length}
            count={<AnsweredCount form={form} seen={seen} />}
          >
            <DraftStatus
              saved={saved}
              onClear={() => {
                draft.forget();
                onCleared();
              }}
            />
          </StepProgress>
          <TabPanel
            id={`${baseId}panel`}
            labelledBy={tabIdOf(active)}
            stepTextId={`${baseId}step`}
            active={active}
            headingRef={headingRef}
            action={<ExampleButton onFill={fillExample} />}
          >
            <TabContent
              section={sectionState}
              kept={saved !== 'failed'}
              onRetry={section.loadAhead}
            />
          </TabPanel>
          {/* Beside a column of tabs, it would jump up from far below once the questions load. */}
          {(sectionState.kind !== 'waiting' || !wide) && (
            <FormEnd
              first={position === 0}
              last={last}
              sending={isPending}
              failed={isError}
              onPrevious={() => openStep(position - 1)}
              onNext={() => openStep(position + 1)}
              onNextNear={() => next && contentOfTab[next.id].section.loadAhead()}
              onOpen={open}
              onShow={show}
              onSubmit={submit}
            />
          )}
        </form>
      </div>
      {(last || isPending) && <GeneratingOverlay open={isPending} />}
    </QuestionProvider>
  );
}

const areSame = (one: QuestionnaireDraft, other: QuestionnaireDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
