// An activity as an .ics file (RFC 5545). It is made in the browser without a request, so it works offline.

export interface CalendarEvent {
  uid: string;
  title: string;
  description: string;
  place: string;
  url: string;
  startsAt: string;
  endsAt: string;
  madeAt: string;
}
const utc = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
const escaped = (words: string) => words.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const LINE_OCTETS = 75;
/** No line may be longer than 75 octets; a long one continues after a line break and a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  let octets = 0;
  for (const char of line) {
    const size = encoder.encode(char).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += char;
    octets += size;
  }
  return lines.join('\r\n');
}

export const calendarFile = (event: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pavilion//Activities//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.madeAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    event.description && `DESCRIPTION:${escaped(event.description)}`,
    event.place && `LOCATION:${escaped(event.place)}`,
    `URL:${event.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.title)}`,
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .filter((line, i, lines) => line !== '' || i === lines.length - 1)
    .map(folded)
    .join('\r\n');

/** Saves a text as a file on the reader's device. */
export function download(name: string, type: string, words: string): void {
  const url = URL.createObjectURL(new Blob([words], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the blob after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
