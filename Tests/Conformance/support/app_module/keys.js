// Whether each key of the browser's database can be extracted, by the first two words of its name.

const [{ name }] = await indexedDB.databases();
const database = await new Promise((resolve) => {
  const request = indexedDB.open(name);
  request.onsuccess = () => resolve(request.result);
});
const values = database.transaction("values").objectStore("values");
const all = await new Promise((resolve) => {
  const found = {};
  values.openCursor().onsuccess = ({ target }) => {
    const cursor = target.result;
    if (!cursor) { resolve(found); return; }
    const key = cursor.value.privateKey ?? cursor.value;
    if (key instanceof CryptoKey) found[cursor.key.split(" ", 2).join(" ")] = key.extractable;
    cursor.continue();
  };
});
database.close();
return all;
