import type { Voice } from '../../voice/voice.js';
import { pick, type GapRules } from '../rule.js';

const recordTasks = (voice: Voice): string => {
  if (voice.isTiny) {
    return pick(
      voice,
      'List the ten tasks that come up most often. Record each one the next time you do it, as a checklist or a short video. Ask a stand-in to try one from the record.',
      'Write down one task a week, and begin with the one a stand-in would need first. Note each step and where the papers are. Let somebody try the page without your help.',
    );
  }
  if (voice.size === 'large') {
    return pick(
      voice,
      'Ask each department for its ten most frequent tasks. The person who does a task best records it, as a checklist or a short video. One person in each department keeps the records.',
      'Begin with the department that gets the most new people. Have its ten most frequent tasks recorded by those who do them. Then the next department follows, one a month.',
    );
  }
  return pick(
    voice,
    'List the ten tasks that come up most often. The person who does a task best records it, as a checklist or a short video. Somebody else then tries the record.',
    'Begin with the task you were asked about most this month. The person who knows it best writes each step on one page. Add a task a week until there are ten.',
    'Ask each person for two tasks that stop when they are away. Have these recorded first, with a phone or as a checklist. Name one person who keeps all records.',
  );
};

const writeHabits = (voice: Voice): string =>
  voice.isTiny
    ? pick(
        voice,
        'Choose five things that you always do the same way, and put each on one page. Add a date to every page. Tell a stand-in where the folder is.',
        'Collect the notes and lists that you use already. Turn each of them into a checklist of one page. Keep all pages in one folder that a stand-in can find.',
      )
    : pick(
        voice,
        'Choose five ways of working that have proved good. The person who does the work puts each on one page with a date. Collect the pages in one manual.',
        'Collect the notes, lists and forms that people use already. Turn them into checklists of one page with a date and a name. Keep them where the work is done.',
        'Ask who explains what to new people, and note it down. Make one page of each explanation and let the others check it. Add a page every second week.',
      );

const sortDocuments = (voice: Voice): string =>
  voice.isTiny
    ? pick(
        voice,
        'Put the documents that you used this year on one pile and drop the others. Correct what is no longer true. Write the date of the next check on each.',
        'Compare each document with how you really work now. Correct it at once or throw it away. Enter a day for the next check in your calendar.',
      )
    : pick(
        voice,
        'Ask those who do the work which documents they used this month. Drop the others. Give each one that stays a person in charge and a date for its next check.',
        'Take the five documents that matter most and compare them with the work. The people who do it correct them. Put everything else into an archive.',
      );

/** Documentation: what is written down of how the work is done. */
export const documentationRules = {
  'S-01': {
    priority: 'high',
    when: { all: [{ atMost: ['docu', 2] }, { is: ['pd', false] }] },
    needs: [],
    ownerHours: { perWeek: 2, weeks: 6 },
    help: { staff: 'Those who do the tasks: an hour for each record' },
    sources: ['FOS', 'VB', 'EM'],
    words: (voice) => {
      const { figures, isTiny } = voice;
      return {
        finding: pick(
          voice,
          `Little of your work is written down: you rate documentation ${figures.docu}.`,
          `You rate documentation ${figures.docu}, and there are no process documents.`,
          `There are no descriptions of your tasks to look at, and documentation gets ${figures.docu}.`,
        ),
        meaning: isTiny
          ? pick(
              voice,
              'Nobody could step in for a week and know what to do.',
              'Somebody who helps out has to ask you at every step.',
            )
          : pick(
              voice,
              'New people have to ask at every step, and an absence leaves questions open.',
              'The same questions are asked again and again, and the answers may differ.',
              'When somebody is away, part of the knowledge is missing.',
            ),
        action: recordTasks(voice),
        outcome: isTiny
          ? 'A stand-in can do these tasks without calling you.'
          : pick(
              voice,
              'A new person can do these tasks without asking.',
              'These tasks go on when somebody is away.',
            ),
        stake: isTiny
          ? pick(
              voice,
              'If you fall ill, nobody can finish what you have started.',
              'An illness of two weeks leaves two weeks of work undone.',
            )
          : pick(
              voice,
              'When somebody leaves, the others have to find out again how that work is done.',
              'Everything has to be explained again by word of mouth to each new person.',
              'In a week with two people ill, some work cannot be done by anybody.',
            ),
        step: 'Write down the ten most frequent tasks',
        measure: 'Tasks that somebody has done from the record alone, up to ten',
        milestone: 'Ten tasks are recorded and tried out',
      };
    },
  },
  'S-02': {
    priority: 'medium',
    when: { all: [{ is: ['pd', false] }, { atLeast: ['docu', 3] }] },
    needs: ['S-03'],
    ownerHours: { perWeek: 1, weeks: 10 },
    help: { staff: 'One person who collects the checklists: an hour a week' },
    sources: ['FOS'],
    words: (voice) => {
      const { figures, isTiny } = voice;
      return {
        finding: pick(
          voice,
          `You rate documentation ${figures.docu}, yet there are no process documents to show.`,
          `Process documents are not marked as available, although documentation gets ${figures.docu}.`,
          `You give documentation ${figures.docu}, but you list no process documents.`,
        ),
        meaning: isTiny
          ? pick(
              voice,
              'A stand-in would find nothing that explains how you work.',
              'You know how the work is done, and nobody else can look it up.',
            )
          : pick(
              voice,
              'Your people know how the work is done, but a newcomer finds nothing to read.',
              'A deputy, a bank or a buyer cannot see how the work is done.',
              'Good ways of working are there, but nobody can check them or pass them on.',
            ),
        action: writeHabits(voice),
        outcome: pick(
          voice,
          'A stand-in finds the right page in a minute.',
          'Others can see on paper how the work is done.',
          'The best way of doing the work stays in the business.',
        ),
        stake: isTiny
          ? pick(
              voice,
              'If you are out for a month, nobody can look up how you work.',
              'On the day you need help, you have no time to explain everything.',
            )
          : pick(
              voice,
              'When somebody with long experience leaves, good ways of working are lost.',
              'If three people start in one year, soon each of them works differently.',
              'When somebody falls ill, the stand-in has to guess how things are done.',
              'In talks with a bank or a buyer, you can only claim that the work is in order.',
            ),
        step: 'Turn good ways of working into one-page checklists',
        measure: 'Checklists in use, each with a date',
        milestone: 'The first five checklists are in use',
      };
    },
  },
  'S-19': {
    follows: 'S-02',
    priority: 'medium',
    when: { all: [{ atMost: ['docu', 2] }, { is: ['pd', true] }] },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 8 },
    help: { staff: 'One person for each document: two hours a month' },
    sources: ['FOS'],
    words: (voice) => {
      const { figures, isTiny } = voice;
      return {
        finding: pick(
          voice,
          `Process documents exist, yet you rate documentation only ${figures.docu}.`,
          `You have process documents and still give documentation only ${figures.docu}.`,
          `Documentation gets ${figures.docu} from you, in spite of the documents you have.`,
        ),
        meaning: pick(
          voice,
          'The documents are probably out of date, or they are hardly used.',
          'The paper and the daily work seem to say different things.',
          'Documents that are out of date or unread help nobody in the daily work.',
        ),
        action: sortDocuments(voice),
        outcome: pick(
          voice,
          'The documents that are left are right and in use.',
          'There are fewer documents, and each of them can be trusted.',
        ),
        stake: isTiny
          ? pick(
              voice,
              'A stand-in who follows an outdated page makes mistakes in your name.',
              'In an emergency, a stand-in would follow pages that are wrong.',
            )
          : pick(
              voice,
              'A new person who follows an outdated page makes mistakes.',
              'As long as the documents are wrong, everybody goes on asking.',
            ),
        step: 'Keep the documents in use and drop the rest',
        measure: 'Documents whose date for the next check has not passed',
        milestone: 'Every document is right and has a date',
      };
    },
  },
} as const satisfies GapRules<'S'>;
