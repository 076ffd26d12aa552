import { z } from 'zod';

// The CSP forbids making code from strings, which zod tries as soon as a schema is made: an app imports this file first of all.
z.config({ jitless: true });
