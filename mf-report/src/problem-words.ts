import { messageOf, NetworkError, type ErrorAlertProps } from '@ellac/web';

/**
 * What an alert says of a failed call: the server's sentence, or else the screen's own; above what
 * the network has to say, where nothing came back at all.
 */
export const problemWords = (
  error: unknown,
  sentence: string,
): Pick<ErrorAlertProps, 'title' | 'message'> =>
  error instanceof NetworkError
    ? { title: sentence, message: error.message }
    : { message: messageOf(error, sentence) };
