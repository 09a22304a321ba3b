import {
  Button,
  Link,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  tokens,
} from '@fluentui/react-components';
import {
  answersInWords,
  isNotKnown,
  isTouched,
  type QuestionnaireDraft,
  type TabId,
} from '@ellac/contracts';
import { useWatch } from 'react-hook-form';
import { useNotation } from '../../fields/numbers/use-notation.js';
import { countedNames, ruleOf, type FieldName } from '../../fields/field-names.js';
import { tabOfQuestion } from '../form-faults.js';
import { useQuestionContext } from '../question-context.js';

const useStyles = makeStyles({
  text: { margin: 0 },
  list: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
  item: { padding: `${tokens.spacingVerticalXXS} 0`, overflowWrap: 'anywhere' },
});

/** What a new form has for these questions is an answer that an owner may mean. */
const presets: readonly string[] = ['number', 'percentGroup', 'list', 'flag'];

const isPreset = (name: FieldName): boolean => presets.includes(ruleOf(name).kind);
const isRating = (name: FieldName): boolean => ruleOf(name).kind === 'rating';

interface StillAsItCameProps {
  readonly onOpen: (tab: TabId, question: FieldName) => void;
}

/** Asks once about the answers that are as the form came. They do not block sending. */
export function StillAsItCame({ onOpen }: StillAsItCameProps) {
  const styles = useStyles();
  const { control, entry, form } = useQuestionContext();
  const notation = useNotation();
  // The library's type allows missing values, but every answer has a default.
  const draft = useWatch({ control }) as QuestionnaireDraft;
  const open = countedNames.filter(
    (name) =>
      !isTouched(draft.entry.touched, name) &&
      !isNotKnown(draft.meta.notKnown, name) &&
      !form.getFieldState(name).invalid,
  );
  const kept = open.filter(isPreset);
  const ratings = open.filter(isRating);
  if (kept.length + ratings.length === 0) return null;
  const inWords = new Map(
    answersInWords(draft, undefined, notation).flatMap(({ answers }) =>
      answers.map((answer) => [answer.path, answer]),
    ),
  );
  const link = (name: FieldName, text: string) => (
    <Link
      inline
      href={`#${tabOfQuestion(name)}`}
      onClick={(event) => {
        event.preventDefault();
        onOpen(tabOfQuestion(name), name);
      }}
    >
      {text}
    </Link>
  );
  const [firstRating] = ratings;
  return (
    <MessageBar intent="info" layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>Still as the form came</MessageBarTitle>
        {firstRating !== undefined && (
          <p className={styles.text}>
            {ratings.length === 1
              ? 'One rating was not given, and counts as not given.'
              : `${ratings.length} ratings were not given, and count as not given.`}{' '}
            {link(firstRating, ratings.length === 1 ? 'Go to it' : 'Go to the first of them')}
          </p>
        )}
        {kept.length > 0 && (
          <>
            <ul className={styles.list}>
              {kept.map((name) => (
                <li key={name} className={styles.item}>
                  {link(name, inWords.get(name)?.label ?? name)}: {inWords.get(name)?.text}
                </li>
              ))}
            </ul>
            <p className={styles.text}>Right?</p>
          </>
        )}
      </MessageBarBody>
      {kept.length > 0 && (
        <MessageBarActions>
          <Button size="medium" onClick={() => kept.forEach((name) => entry.touch(name))}>
            Yes, that is right
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
