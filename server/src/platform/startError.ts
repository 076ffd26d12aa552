/** A reason why Pavilion cannot start, told in one line; `main` prints it and exits with a code other than 0. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
