import { createServer } from 'vite';

// Client, service worker and edge worker with hot reload.
process.env.JIMP_LOCAL = 'yes';
const server = await createServer();
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
