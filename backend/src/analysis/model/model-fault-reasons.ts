/** Why a language model wrote no text: sentences for a coach that say what to do. */
export const modelFaultReasons = {
  // Passing faults: shown beside a report that waits for a retry, and beside one that failed in the
  // end.
  rateLimit:
    'The provider of the language model takes no more requests at the moment. If this happens often, ask your administrator to raise the rate limit there.',
  busy: 'The provider of the language model is overloaded or has a fault. If it lasts for hours, ask your administrator to look at its status page.',
  unreachable:
    'The language model could not be reached, or the connection broke. If it lasts, ask your administrator to check the network and OPENAI_BASE_URL.',
  tooSlow:
    'The language model took too long to answer. If this happens often, ask your administrator to raise AI_TIMEOUT_S or to choose a faster model.',

  // Blocked: these faults hold up every report.
  key: 'The provider of the language model does not accept our key. Ask your administrator to set a valid OPENAI_API_KEY.',
  quota:
    'The credit at the provider of the language model is used up. Ask your administrator to add credit or to raise the limit there.',
  forbidden:
    'The provider of the language model does not allow our key to use this model from here. Ask your administrator to check the rights of OPENAI_API_KEY.',
  model:
    'The provider has no language model of the name that is set, or our key may not use it. Ask your administrator to correct OPENAI_MODEL.',
  address:
    'There is no such language model at the address that is set. Ask your administrator to correct OPENAI_BASE_URL or OPENAI_MODEL.',
  request:
    'The server of the language model does not accept our requests. Ask your administrator to check OPENAI_MODEL, and to set OPENAI_MODE=json if that server knows no strict schemas.',

  // Unusable: these faults concern one completion.
  unreadable:
    'What came from the address of the language model was no answer that can be read. If this happens often, ask your administrator to check OPENAI_BASE_URL.',
  tooLarge:
    'The answer of the language model was far too large and was not read to its end. If this happens often, ask your administrator to choose another model.',
  filtered:
    'The provider of the language model filtered the request, because of something in this owner’s answers. Read them, and regenerate the report.',
  tooLong:
    'The answers of this owner are too long for the language model. Ask your administrator to choose a model that takes longer texts.',
} as const;
