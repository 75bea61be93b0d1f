/** The API puts the section's blocks in its place (api/content/pages/show-sections.ts): by itself it shows nothing. */
export default function SavedSection() {
  return null;
}
