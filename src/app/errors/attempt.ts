/** Names one try at showing what a boundary holds: what failed in it may be fetched again in the next. */
import { createContext } from 'react';

export const Attempt = createContext('');
