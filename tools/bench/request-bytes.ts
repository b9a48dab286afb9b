/** A whole request as it goes over the wire. `headers` are lines that end with `\r\n`. */
export function requestBytes(method: string, path: string, headers: string, body = ''): string {
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`
}
