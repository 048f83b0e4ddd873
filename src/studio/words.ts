/** The words of the studio by area, all in one place so that they can be translated. Names and explanations of fields come from the schema. */
export const words = {
  form: {
    required: 'Required',
    optional: 'Optional',
  },
} as const;
