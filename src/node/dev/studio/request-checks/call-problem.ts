/** Why a call of the studio is not possible, in words for the person, with its HTTP status. */
export class CallProblem extends Error {
  readonly status: number;

  constructor(problem: string, status = 400) {
    super(problem);
    this.status = status;
  }
}
