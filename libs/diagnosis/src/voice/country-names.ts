/** The country as it stands after "in". */
export const countryNames = {
  US: 'the United States',
  GB: 'the United Kingdom',
  EU: 'the European Union',
  CA: 'Canada',
  AU: 'Australia',
  ZA: 'South Africa',
} as const;
