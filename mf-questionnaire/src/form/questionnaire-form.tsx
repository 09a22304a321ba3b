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
import type { Draft } from '../draft/draft-store.js';
import { DraftStatus } from '../draft/draft-status.js';
import { restoreAnswers } from '../draft/restore-answers.js';
import { useDraftKeeper } from '../draft/use-draft-keeper.js';
import { ExampleButton } from '../example/example-button.js';
import { usePageWidth } from '../page/page-container.js';
import { useHost, useHostTitle, useShownTab } from '../host/host.js';
import { contentOfTab } from '../sections/content-of-tab.js';
import { GeneratingOverlay } from '../submit/ending.js';
import { withConsent } from '../submit/with-consent.js';
import { useSubmit } from '../submit/use-submit.js';
import { countedNames, pathsOf } from '../fields/field-names.js';
import { ElsewhereBar } from '../fields/late-notes.js';
import { entryKeeper } from './entry-keeper.js';
import { FormEnd } from './before-sending/form-end.js';
import { QuestionProvider } from './question-context.js';
import { questionOf } from './question-of.js';
import { questionnaireResolver } from './resolver.js';
import { StepProgress } from './steps/step-progress.js';
import { StepSheet } from './steps/step-sheet.js';
import { TabContent } from './tabs/tab-content.js';
import { TabPanel } from './tabs/tab-panel.js';
import { TabRail } from './tabs/tab-rail.js';
import { timeLeft } from './progress/time-left.js';
import { unreadFaults } from './unread-faults.js';
import { useAnsweredByTab } from './progress/use-answered-by-tab.js';
import { useLeftTabs } from './tabs/use-left-tabs.js';
import { useMoves } from './steps/use-moves.js';

const useStyles = makeStyles({
  layout: {
    display: 'grid',
    gridTemplateColumns: '224px minmax(0, 1fr)',
    gap: '40px',
    alignItems: 'start',
    '@container (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
  status: {
    gridColumnEnd: -1,
    marginTop: '-24px',
    '@container (max-width: 959px)': { margin: '16px 16px 0' },
  },
  card: {
    '--card-padding': '40px',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: '28px',
    minWidth: 0,
    padding: '28px var(--card-padding) 0',
    borderRadius: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    // What has the focus is not hidden behind the bar with the buttons, nor behind that of the steps.
    '& input, & textarea, & select, & a, & button': { scrollMarginBlock: '120px' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    '@container (min-width: 640px) and (max-width: 959px)': { borderRadius: '0 0 12px 12px' },
    '@container (max-width: 639px)': {
      '--card-padding': '16px',
      // The foot of the last tab has up to four lines there.
      '& input, & textarea, & select, & a, & button': { scrollMarginBlock: '120px 224px' },
      gap: tokens.spacingVerticalXL,
      paddingTop: tokens.spacingVerticalL,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});

interface QuestionnaireFormProps {
  /** The draft to continue with; `null` for a new form. */
  readonly restored: Draft | null;
  /** Whether the owner opened this form by a button; the heading then gets the focus. */
  readonly asked: boolean;
  readonly saved: SaveState;
  readonly onSaved: (state: SaveState) => void;
  readonly onSent: (responseId: string, answers: QuestionnaireDraft) => void;
  readonly onCleared: () => void;
}

/** The questionnaire while it is filled in. It owns the answers; tabs and fields only show them. */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { restored, asked, saved, onSaved, onSent, onCleared } = props;
  const styles = useStyles();
  const { toast } = useToast();
  const baseId = useId();
  const { tell } = useHost();
  const active = useShownTab();
  const { left, allRevealed } = useLeftTabs(active, restored?.left ?? []);
  const position = tabs.findIndex(({ id }) => id === active);
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const [openedTabs, setOpenedTabs] = useState<ReadonlySet<TabId>>(new Set());

  const form = useForm<QuestionnaireDraft, unknown, Questionnaire>({
    defaultValues: restored?.answers ?? questionnaireDefaults,
    resolver: questionnaireResolver,
    mode: 'onChange',
    shouldUnregister: false,
  });
  const { control, getValues, reset, setError, setFocus, trigger } = form;
  const draft = useDraftKeeper(form, { restored, tab: active, left, saved, onSaved });

  // Validates the tabs that were never open, too.
  useEffect(() => void trigger(), [trigger]);
  useHostTitle(tabs[position]?.label ?? '');
  useEffect(
    () => tell({ kind: 'progress', step: position + 1, steps: tabs.length }),
    [tell, position],
  );

  const isRevealed = (tab: TabId) => allRevealed || left.has(tab);
  const revealed = isRevealed(active);
  const answered = useAnsweredByTab(form);
  const tabProgress = { answered, isRevealed };
  const progress = {
    textId: `${baseId}step`,
    step: position + 1,
    steps: tabs.length,
    answered: answered.reduce((sum, each) => sum + each, 0),
    questions: countedNames.length,
  };
  const time = timeLeft(progress.questions - progress.answered);
  const [entry] = useState(() => entryKeeper(form));
  const question = useMemo(
    () => ({ control, form, entry, revealed }),
    [control, form, entry, revealed],
  );
  const { section } = contentOfTab[active];
  const sectionState = useLatePart(section);
  const wide = usePageWidth() === 'wide';
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

  const { send, isPending, error } = useSubmit({
    onAccepted: ({ responseId }) => {
      draft.forget();
      onSent(responseId, getValues());
    },
    onRefused: (details) => {
      for (const { path, message } of details) {
        const name = questionOf(path);
        if (name !== undefined) setError(name, { type: 'server', message });
      }
    },
  });

  const submit = () => {
    const answers = getValues();
    const { data } = questionnaireSchema.safeParse(submissionOf(answers));
    if (data !== undefined && unreadFaults(answers).size === 0) send(withConsent(data, agreedTo));
  };

  const showAnswers = (answers: QuestionnaireDraft) => {
    reset(answers);
    void trigger();
  };

  const fillExample = (example: Questionnaire) => {
    const before = structuredClone(getValues());
    const filled = restoreAnswers(example);
    filled.entry.touched = countedNames.flatMap(pathsOf);
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
  const rail = (onOpened?: () => void) => (
    <TabRail
      active={active}
      progress={tabProgress}
      idOf={tabIdOf}
      panelId={`${baseId}panel`}
      onOpen={(tab) => {
        onOpened?.();
        open(tab);
      }}
    />
  );
  return (
    <QuestionProvider value={question}>
      <div className={styles.layout}>
        {wide ? (
          rail()
        ) : (
          <StepSheet
            {...progress}
            timeLeft={time}
            label={tabs[position]?.label ?? ''}
            list={rail}
          />
        )}
        {/* A form for the browser's autofill. Only its last button sends it, never Enter. */}
        <form noValidate className={styles.card} onSubmit={(event) => event.preventDefault()}>
          {draft.isElsewhere && <ElsewhereBar onGoOn={() => draft.goOnHere(showAnswers)} />}
          {wide && <StepProgress {...progress} timeLeft={time} />}
          <TabPanel
            id={`${baseId}panel`}
            tabElementId={wide ? tabIdOf(active) : undefined}
            stepTextId={progress.textId}
            active={active}
            headingRef={headingRef}
            action={<ExampleButton isQuiet={progress.answered > 0} onFill={fillExample} />}
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
              failure={error}
              progress={tabProgress}
              openedTabs={openedTabs}
              agreedTo={agreedTo}
              onAgree={setAgreedTo}
              onOpenedTabs={setOpenedTabs}
              onPrevious={() => openStep(position - 1)}
              onNext={() => openStep(position + 1)}
              onNextNear={() => next && contentOfTab[next.id].section.loadAhead()}
              onOpen={open}
              onShow={show}
              onSubmit={submit}
            />
          )}
        </form>
        {/* As long as the questions load, it would be far below, and jump. */}
        {sectionState.kind !== 'waiting' && (
          <div className={styles.status}>
            <DraftStatus
              saved={saved}
              onClear={() => {
                draft.forget();
                onCleared();
              }}
            />
          </div>
        )}
      </div>
      {(last || isPending) && <GeneratingOverlay open={isPending} />}
    </QuestionProvider>
  );
}

const areSame = (one: QuestionnaireDraft, other: QuestionnaireDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
