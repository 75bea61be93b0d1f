export { NothingOpen as default } from '#app/features/admin/messages/inbox-screen.tsx';
