import { watch } from './watch';

// The page while there is no site to show: the issues alone, until the site document is valid.
watch(window.location.pathname, () => window.location.reload());
