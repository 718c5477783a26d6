/** Runs behind the painted shelf: no page can be built with the day on which it is opened. */
import { longDay } from '../../frame/words/days';
import { today } from '../daily/daily';

for (const day of document.querySelectorAll('[data-painted] time')) day.textContent = longDay(today());
