/**
 * The answer, or a rejection after so many ms. What has arrived while the process was busy still counts: the sockets are read once more
 * before the time is over.
 */
export function answerWithin<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => setImmediate(() => late.reject(new Error(`No answer within ${ms} ms`))), ms)
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}
