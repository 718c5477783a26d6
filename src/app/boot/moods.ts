/** The colours of every game, in the first stylesheet: home shows each box in those of its game. */
import.meta.glob('../../games/*/mood.css', { eager: true });
