import '../theme/theme.css';
import './catalogue.css';
import { answerCopying } from './copying';
import { fitFrames } from './frames';
import { answerSearch } from './searching';

answerSearch();
answerCopying();
fitFrames();
