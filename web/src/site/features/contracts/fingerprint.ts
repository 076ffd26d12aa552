/** Browsers compute SHA-256 on secure pages (https, localhost) only. */
export const canFingerprint = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Returns the SHA-256 of a file, in hex; the file itself stays in the browser. */
export async function fingerprint(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
