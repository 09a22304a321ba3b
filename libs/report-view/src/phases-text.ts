/** How the plan's phases are to be read. */
export const phasesText =
  'Each action below stands in the phase in which its first result is due. Its duration runs from the first result to the last; a longer one goes on in the phases after it.';
