/** The colours of every game, from the start: its box on the shelf and its rows elsewhere wear them before it is opened. */
import.meta.glob('../games/*/mood.css', { eager: true });
