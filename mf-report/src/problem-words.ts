import { messageOf, NetworkError, type ErrorAlertProps } from '@ellac/web';

/**
 * The text of an alert about a failed call: the server's message, or else `sentence`. After a
 * network error, which has no response, `sentence` is the title above the error's message.
 */
export const problemWords = (
  error: unknown,
  sentence: string,
): Pick<ErrorAlertProps, 'title' | 'message'> =>
  error instanceof NetworkError
    ? { title: sentence, message: error.message }
    : { message: messageOf(error, sentence) };
