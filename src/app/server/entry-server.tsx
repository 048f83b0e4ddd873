import site from 'virtual:pagewright/site';
import { registry } from '../../blocks/registry';
import { addComponents } from '../render/components';
import { createRenderer } from './renderer';

addComponents(registry);

/** The module that the rendering threads load. */
export const { render } = createRenderer(site);
