extension LanguageTexts {
    static let id = """
        dismiss: Tutup
        dismissPost: Tutup “%@”
        information: Informasi
        success: Berhasil
        warning: Peringatan
        error: Kesalahan
        available: %@ tersedia
        times.other: %d kali
        ok: OKE
        cancel: Batalkan
        email: Email
        password: Kata Sandi
        oneTimeCode: Kode
        name: Nama
        choose: Pilih
        requiredField: Kolom ini wajib diisi
        invalidEmail: Masukkan alamat email yang valid
        invalidNumber: Masukkan angka
        rating: %1$d dari %2$d
        unrated: Belum dinilai
        undo: Urungkan
        copy: Salin
        inProgress: Sedang berlangsung
        more.other: %d lainnya
        showLess: Lebih sedikit
        showMore: Lebih banyak
        clearAll: Bersihkan semua
        noInternetTitle: Tidak Ada Koneksi Internet
        noInternetSubtitle: Periksa koneksi Anda, lalu coba lagi
        """
}
