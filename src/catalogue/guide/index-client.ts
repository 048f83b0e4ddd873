import '../../theme/theme.css';
import './catalogue.css';
import { enableCopying } from './copying';
import { fitFrames } from './frames';
import { enableSearch } from './searching';

enableSearch();
enableCopying();
fitFrames();
