/** Words in Markdown are plain Markdown, without a template language in them. */
export default () => ({ markdownTemplateEngine: false });
